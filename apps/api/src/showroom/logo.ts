/**
 * A logo is a picture of ours or one that anybody can fetch by https. Everything else that a row may hold, a script,
 * inline data, another site's path in disguise, is no logo.
 */
export const parseLogo = (text: string): string | null => {
  if (/[\s\\]/.test(text)) return null
  if (text.startsWith('/')) return /^\/(?!\/)[\w\-./%]*$/.test(text) ? text : null
  if (!URL.canParse(text)) return null
  const { protocol, username, password, href } = new URL(text)
  return protocol === 'https:' && !username && !password ? href : null
}
