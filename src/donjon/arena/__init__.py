"""Bot against bot: schedules with paired seeds, results as they come, ratings with their confidence."""
