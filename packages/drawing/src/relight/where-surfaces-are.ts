type Covered = { covers: readonly Uint8Array[]; width: number; height: number }

/** Pixels along each side of a cell. */
export const cellSize = 4

/** Answers "which surface is here" without the covers: a quarter of their size along each side. */
export const cellsOf = ({ covers, width, height }: Covered): Uint8Array<ArrayBuffer> => {
  const [columns, rows] = [Math.ceil(width / cellSize), Math.ceil(height / cellSize)]
  const cells = new Uint8Array(columns * rows)
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      const pixel = row * cellSize * width + column * cellSize
      for (const [plane, cover] of covers.entries()) if ((cover[pixel] ?? 0) > 127) cells[cell] = plane + 1
    }
  }
  return cells
}

/** The middle of a surface, moved to where it surely shows. */
export const spotOf = (
  cells: Uint8Array,
  plane: number,
  { width, height }: Pick<Covered, 'width' | 'height'>,
): [number, number] | null => {
  const columns = Math.ceil(width / cellSize)
  const rows = Math.ceil(height / cellSize)
  const found: [number, number][] = []
  cells.forEach((value, cell) => {
    if (value === plane + 1) found.push([cell % columns, Math.floor(cell / columns)])
  })
  if (found.length < 60) return null
  const middle = [0, 1].map((side) => found.reduce((sum, spot) => sum + (spot[side] ?? 0), 0) / found.length)
  const [x = 0, y = 0] = middle
  // A sliver near the middle is no place to point at, where the surface shows more widely elsewhere.
  const wide = found.filter((spot) => isAmidItsOwn(spot, { cells, columns, rows }))
  const shown = wide.length > 0 ? wide : found
  const [column, row] = shown.reduce((best, spot) => (far(spot, x, y) < far(best, x, y) ? spot : best))
  return [(column + 0.5) / columns, (row + 0.5) / rows]
}

/** Cells on each side that must be the same surface. */
const amid = 5

type Cells = { cells: Uint8Array; columns: number; rows: number }

/** Whether the surface shows all around a cell, within the picture. */
const isAmidItsOwn = ([column, row]: readonly [number, number], { cells, columns, rows }: Cells): boolean => {
  if (column < amid || row < amid || column >= columns - amid || row >= rows - amid) return false
  const own = cells[row * columns + column]
  for (let down = -amid; down <= amid; down++)
    for (let along = -amid; along <= amid; along++)
      if (cells[(row + down) * columns + column + along] !== own) return false
  return true
}

const far = ([column, row]: readonly [number, number], x: number, y: number) =>
  (column - x) ** 2 + (row - y) ** 2
