import type { GoodsImport } from '@showroom/contract/vendor-goods/goods-import'
import { goodsImportMessages as say } from '@showroom/contract/vendor-goods/goods-import.messages'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { FileField } from '../../../kit/form/FileField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { PaperButton } from '../../../kit/PaperButton.tsx'
import { Section } from '../../../kit/Section.tsx'
import { type ListColumn, ListTable } from '../../../kit/table/ListTable.tsx'
import { useTable } from '../../../kit/table/useTable.ts'
import { sendGoods } from './send-goods.ts'
import { importMessages as messages } from './messages.ts'

type Props = { onBegun: (id: string) => void }

/** Where the goods come from, and what came before. */
export const ImportStart = ({ onBegun }: Props) => (
  <div className="goods">
    <Section title={messages.fromFile} about={messages.fromFileAbout}>
      <FileField
        label={messages.chooseFile}
        hint={messages.fileHint}
        accept=".xlsx,.csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/xml"
        isSingle
        documents={[]}
        onRemove={async () => undefined}
        onAdd={async (file, onProgress) => {
          const sent = await sendGoods(file, onProgress)
          if ('sentence' in sent) return sent.sentence
          onBegun(sent.data.id)
          return null
        }}
      />
      <p className="goods-soft">{messages.templateAbout}</p>
      <div className="goods-buttons">
        <PaperButton path="/api/vendor_import_template" fileName={say.templateName}>
          {messages.template}
        </PaperButton>
      </div>
    </Section>
    <Section title={messages.fromFeed} about={messages.fromFeedAbout}>
      <FeedForm onBegun={onBegun} />
    </Section>
    <Section title={messages.before}>
      <Before onOpen={onBegun} />
    </Section>
  </div>
)

const FeedForm = ({ onBegun }: Props) => {
  const [url, setUrl] = useState('')
  const { run, isBusy, failure, fieldErrors } = useSubmit(async () => {
    const { data } = await call('POST /api/vendor_imports', { body: { url: url.trim() } })
    onBegun(data.id)
  }, 'screen')
  const error = (fieldErrors.url ?? fieldErrors.file)?.join(' ')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      <TextField
        name="url"
        label={messages.feedUrl}
        value={url}
        onChange={setUrl}
        error={error}
        autoComplete="off"
        maxLength={1_900}
        autoCapitalize="none"
        required
      />
      <FormFailure sentence={error === undefined ? (failure?.message ?? null) : null} />
      <div className="account-actions">
        <button type="submit" className="button quiet" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.fetching : messages.fetchFeed}
        </button>
      </div>
    </form>
  )
}

const columns: readonly ListColumn<GoodsImport>[] = [
  { key: 'file', title: messages.file, cell: ({ file_name }) => file_name },
  { key: 'rows', title: messages.rows, isNumber: true, cell: ({ rows }) => rows.toLocaleString('en-US') },
  { key: 'state', title: messages.state, cell: ({ state }) => messages.stateOf(state) },
  {
    key: 'begun',
    title: messages.begun,
    short: messages.begunShort,
    cell: ({ created_at }) => momentOf(created_at),
  },
]

const Before = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const table = useTable({ sorts: ['begun'], first: '-begun' })
  const read = useRead('GET /api/vendor_imports', { query: { page: table.query.page } })
  return (
    <ListTable
      table={table}
      read={read}
      caption={messages.caption}
      one={messages.oneImport}
      many={messages.imports}
      columns={columns}
      nothing={messages.nothing}
      onOpen={({ id }) => onOpen(id)}
    />
  )
}
