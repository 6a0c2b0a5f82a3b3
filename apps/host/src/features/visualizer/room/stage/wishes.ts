/** The newest wish wins: whoever has worked for an older one learns that it is not wanted any more. */
export const newestOf = <Key>() => {
  const latest = new Map<Key, number>()
  return (key: Key): (() => boolean) => {
    const mine = (latest.get(key) ?? 0) + 1
    latest.set(key, mine)
    return () => latest.get(key) === mine
  }
}
