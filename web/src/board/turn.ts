// Quarter turns: the board turns under a fixed eye. Points and cells move; letters, digits and figures stay upright.

export type Turn = 0 | 1 | 2 | 3

export interface QuarterTurn {
  wide: number
  deep: number
  spun(x: number, y: number): [number, number]
  cell(row: number, col: number): { x: number; y: number }
}

export function quarterTurn({ rows, cols, turn = 0 }: { rows: number; cols: number; turn?: Turn }): QuarterTurn {
  const spun = (x: number, y: number): [number, number] => {
    if (turn === 1) return [rows - y, x]
    if (turn === 2) return [cols - x, rows - y]
    if (turn === 3) return [y, cols - x]
    return [x, y]
  }
  // A cell is named by its corner, and turning swaps corners, so it turns around its middle.
  const cell = (row: number, col: number): { x: number; y: number } => {
    const [x, y] = spun(col + 0.5, row + 0.5)
    return { x: x - 0.5, y: y - 0.5 }
  }
  const [wide, deep] = turn % 2 ? [rows, cols] : [cols, rows]
  return { wide, deep, spun, cell }
}
