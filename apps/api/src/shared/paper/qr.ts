import qrcode from 'qrcode-generator'

/** Which of its squares are dark, row by row. A quarter of them may be unreadable. */
export const qrOf = (text: string): boolean[][] => {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_row, row) =>
    Array.from({ length: count }, (_column, column) => code.isDark(row, column)),
  )
}
