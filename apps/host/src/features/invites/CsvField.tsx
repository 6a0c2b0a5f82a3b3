import { longestInviteFile } from '@showroom/contract/invite/invite.rules'
import { FileField } from '../../kit/form/FileField.tsx'
import type { CsvFile } from './InviteForm.tsx'
import { invitesMessages as messages } from './messages.ts'

type Props = {
  file: CsvFile | null
  error: string | undefined
  onFile: (file: CsvFile | null) => void
}

/** Spreadsheets save CSV as UTF-8, and older ones as Windows wrote it. */
const textOf = async (file: File): Promise<string> => {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A list of addresses as a file, read here and sent along. */
export const CsvField = ({ file, error, onFile }: Props) => (
  <FileField
    label={messages.file}
    hint={messages.fileHint}
    error={error}
    required={false}
    accept=".csv,.tsv,.txt,text/csv"
    isSingle
    documents={file ? [{ id: file.name, file_name: file.name, size: file.size }] : []}
    onAdd={async (chosen) => {
      if (chosen.size > longestInviteFile) return messages.fileTooLarge
      onFile({ name: chosen.name, size: chosen.size, text: await textOf(chosen) })
      return null
    }}
    onRemove={async () => onFile(null)}
  />
)
