"""Bot against bot: schedules with paired deals, results as they come in, ratings with confidence intervals."""
