/** A paper with tables, word for word: nothing in it that its reader may not see. */
export type TablePaper = {
  /** What it is of: an order, a project, a month. */
  title: string
  kind: string
  company: string
  /** On this server, or nothing. */
  logo: string | null
  facts: string
  /** Where the same stands as it is now. */
  link: string
  /** Number and moment: at the foot of each page. */
  generated: string
  parties: readonly { label: string; lines: readonly string[] }[]
  /** Title of what each line is of. */
  what: string
  /** Titles of what stands at the right of each line, from left to right. */
  columns: readonly string[]
  sections: readonly PaperSection[]
  totals: readonly { label: string; value: string }[]
  notes: readonly string[]
}

export type PaperSection = {
  heading: string
  rows: readonly PaperRow[]
  /** Its lines are read, and have nothing at their right. */
  isText?: true
}

export type PaperRow = {
  title: string
  facts: string
  /** As many as there are columns. */
  cells: readonly string[]
}
