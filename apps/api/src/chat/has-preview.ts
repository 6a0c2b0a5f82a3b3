/** They are lines of a program, and no picture. */
export const drawings = ['image/vnd.dwg', 'image/vnd.dxf']

/** Of what a small picture can be asked for: pictures, and the first page of a PDF. */
export const hasPreview = (mediaType: string): boolean =>
  mediaType.startsWith('image/') ? !drawings.includes(mediaType) : mediaType === 'application/pdf'
