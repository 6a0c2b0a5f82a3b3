/** No system takes these in a name, and a slash would be a folder. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const unfit = /[/\\:*?"<>|\u0000-\u001f\u007f]/g

const fitting = (name: string): string => {
  const fit = name
    .normalize('NFC')
    .replace(unfit, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
  return fit === '' ? 'file' : fit
}

const numbered = (name: string, nth: number): string => {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)} (${nth})${name.slice(dot)}` : `${name} (${nth})`
}

/** Names of files that lie in one folder of any system: two that look the same there are numbered. */
export const namesInZip = (names: readonly string[]): string[] => {
  const taken = new Set<string>()
  return names.map((name) => {
    const fit = fitting(name)
    let free = fit
    for (let nth = 2; taken.has(free.toLowerCase()); nth += 1) free = numbered(fit, nth)
    taken.add(free.toLowerCase())
    return free
  })
}
