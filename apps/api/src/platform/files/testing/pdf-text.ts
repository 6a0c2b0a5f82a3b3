import { PDFiumLibrary } from '@hyzyla/pdfium'

/** What people read on a paper, page after page. */
export const textOfPdf = async (bytes: Buffer): Promise<string> => {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(bytes)
    const text = [...document.pages()].map((page) => page.getText()).join('\n')
    document.destroy()
    return text
  } finally {
    library.destroy()
  }
}
