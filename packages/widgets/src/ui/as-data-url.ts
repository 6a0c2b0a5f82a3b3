/** A file as an address that a page may show: what comes with the session has no address of its own. */
export const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file was not read.'))
    reader.readAsDataURL(file)
  })
