/** Hands the browser what was fetched with the session, which a plain link does not carry. */
export const saveAsFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
