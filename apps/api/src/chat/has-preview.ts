/** Of what a small picture can be asked for: pictures, and the first page of a PDF. */
export const hasPreview = (mediaType: string): boolean =>
  mediaType.startsWith('image/') ? mediaType !== 'image/vnd.dwg' : mediaType === 'application/pdf'
