// Where on its plane each pixel of a surface is, as one mapping.

const fewestSeen = 40

/** Least squares over fully covered pixels: eight numbers from (x, y) in the picture to metres on the plane. */
export function planeOf(surface, { width, height }) {
  const matrix = Array.from({ length: 8 }, () => new Float64Array(9))
  const add = (row, value) => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) matrix[i][j] += row[i] * row[j]
      matrix[i][8] += row[i] * value
    }
  }
  let seen = 0
  for (let pixel = 0; pixel < width * height; pixel += 7) {
    const [u, v, cover] = surface.subarray(pixel * 3, pixel * 3 + 3)
    if (cover < 0.999) continue
    seen++
    const x = ((pixel % width) + 0.5) / width
    const y = (Math.floor(pixel / width) + 0.5) / height
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u)
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v)
  }
  // Another look into a room may leave one of its planes out of the picture.
  if (seen < fewestSeen) return matrix.map(() => 0)
  return solve(matrix).map((value) => Number(value.toFixed(6)))
}

function solve(rows) {
  const count = rows.length
  for (let i = 0; i < count; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i)
    ;[rows[i], rows[pivot]] = [rows[pivot], rows[i]]
    for (let r = 0; r < count; r++) {
      if (r === i) continue
      const factor = rows[r][i] / rows[i][i]
      for (let c = i; c <= count; c++) rows[r][c] -= factor * rows[i][c]
    }
  }
  return rows.map((row, i) => row[count] / row[i])
}
