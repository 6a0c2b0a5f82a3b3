// Checked before anything of ours is imported that an older Node could not read.
const wanted = [20, 9]

export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isNewEnough = major > wanted[0] || (major === wanted[0] && minor >= wanted[1])
  if (isNewEnough) return
  console.error(`Showroom needs Node.js ${wanted.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
