import { longestInviteFile } from '@showroom/contract/invite/invite.rules'
import { FieldFrame } from '../../kit/form/FieldFrame.tsx'
import { useFieldIds } from '../../kit/form/field.ts'
import type { CsvFile } from './InviteForm.tsx'
import { invitesMessages as messages } from './messages.ts'

type Props = {
  file: CsvFile | null
  error: string | undefined
  onFile: (file: CsvFile | null) => void
  onRefused: (sentence: string) => void
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
export const CsvField = ({ file, error, onFile, onRefused }: Props) => {
  const { id, control } = useFieldIds({ hint: messages.fileHint, error, required: false })
  const take = async (chosen: File) => {
    if (chosen.size > longestInviteFile) return onRefused(messages.fileTooLarge)
    return onFile({ name: chosen.name, text: await textOf(chosen) })
  }
  return (
    <FieldFrame id={id} label={messages.file} hint={messages.fileHint} error={error} required={false}>
      <input
        className="invites-file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        {...control}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // The same file may be chosen again once it was mended.
          currentTarget.value = ''
          if (chosen) void take(chosen)
        }}
      />
      {file && (
        <p role="status">
          {messages.fileChosen(file.name)}{' '}
          <button type="button" className="form-link" onClick={() => onFile(null)}>
            {messages.removeFile}
          </button>
        </p>
      )}
    </FieldFrame>
  )
}
