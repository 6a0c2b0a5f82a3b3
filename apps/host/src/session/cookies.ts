const daySeconds = 86_400

/** Hints for the screens, readable by them; what they say, the server never believes. */
export const writeCookie = (name: string, value: string | null, days: number): void => {
  const age = value === null ? 0 : days * daySeconds
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of browsers is not in all of them
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
}

export const readCookie = (name: string): string | null => {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : decoded(found.slice(name.length + 1))
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
