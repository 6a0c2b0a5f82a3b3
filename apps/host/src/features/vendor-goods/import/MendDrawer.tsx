import type { GoodsImport, ImportRow } from '@showroom/contract/vendor-goods/goods-import'
import { importColumns } from '@showroom/contract/vendor-goods/goods-import.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { wholeSentenceOf } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { CheckField } from '../../../kit/form/CheckField.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { importMessages as messages } from './messages.ts'

type Props = { file: GoodsImport; row: ImportRow; onMended: (file: GoodsImport) => void; onClose: () => void }

const labelOf = (column: string, { mapping }: GoodsImport): string => {
  const target = importColumns.find((each) => each.column === mapping[column])
  return target ? target.label : column
}

/** Longer texts get more than a line. */
const lineLength = 80

/** The cells of a row as the file has them; what is mended is looked at with all others again. */
export const MendDrawer = ({ file, row, onMended, onClose }: Props) => (
  <Dialog title={messages.lineNo(row.line)} shape="drawer" onClose={onClose}>
    <div className="goods-sheet">
      {row.reason !== '' && (
        <p className={row.outcome === 'refused' ? 'form-failure' : 'goods-soft'}>{row.reason}</p>
      )}
      {row.cells === null ? (
        <p>{messages.noCells}</p>
      ) : (
        <CellsForm file={file} line={row.line} cells={row.cells} onMended={onMended} />
      )}
    </div>
  </Dialog>
)

type FormProps = Pick<Props, 'file' | 'onMended'> & { line: number; cells: Record<string, string> }

const CellsForm = ({ file, line, cells, onMended }: FormProps) => {
  const [typed, setTyped] = useState(cells)
  const [showsEmpty, setShowsEmpty] = useState(false)
  const { run, isBusy, failure } = useSubmit(async () => {
    const mended = Object.entries(typed).filter(([column, text]) => cells[column] !== text)
    const { data } = await call('PUT /api/vendor_imports/{id}/cells', {
      params: { id: file.id },
      body: { line, cells: Object.fromEntries(mended) },
    })
    onMended(data)
  }, 'screen')
  const isRead = (column: string) => file.is_merchant || file.mapping[column] !== undefined
  const shown = file.columns.filter(({ name }) => showsEmpty || (cells[name] ?? '') !== '' || isRead(name))
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {shown.map(({ name }) => {
        const field = {
          name,
          label: labelOf(name, file),
          value: typed[name] ?? '',
          autoComplete: 'off',
          onChange: (text: string) => setTyped({ ...typed, [name]: text }),
        }
        const isLong = (cells[name] ?? '').length > lineLength
        return isLong ? <AreaField key={name} {...field} /> : <TextField key={name} {...field} />
      })}
      <CheckField name="empty" checked={showsEmpty} onChange={setShowsEmpty}>
        {messages.emptyCells}
      </CheckField>
      <FormFailure sentence={wholeSentenceOf(failure)} />
      <SaveButton isBusy={isBusy} label={messages.save} busyLabel={messages.sending} />
    </form>
  )
}
