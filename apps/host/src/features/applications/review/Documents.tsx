import type { ApplicationDocument, ApplicationRequest } from '@showroom/contract/application/application'
import { askedWords } from '@showroom/contract/application/asked-words'
import { useState } from 'react'
import { asDataUrl } from '@showroom/widgets/ui/as-data-url.ts'
import { fetchAsPerson } from '../../../session/fetch-as-person.ts'
import { saveAsFile } from '../../../kit/save-as-file.ts'
import { documentWords } from './review-words.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { refused } from '../../../data/failure.ts'
import { reviewMessages as messages } from './messages.ts'

type Props = { documents: readonly ApplicationDocument[]; requests: readonly ApplicationRequest[] }

export const Documents = ({ documents, requests }: Props) => (
  <>
    <section>
      <h3>{messages.documents}</h3>
      {documents.length === 0 ? (
        <p className="applications-soft">{messages.thereAreNone}</p>
      ) : (
        <ul className="applications-documents">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
    {requests.length > 0 && (
      <section>
        <h3>{messages.askedAndAnswered}</h3>
        <ul className="applications-documents">
          {requests.map(({ id, what, note, answer, answered_at, document_id }) => (
            <li key={id}>
              <strong>{askedWords[what]}</strong>
              {note !== '' && <p className="applications-soft">{note}</p>}
              <p className="applications-words">
                {answered_at === null
                  ? messages.noAnswerYet
                  : answer || (document_id !== null ? messages.aFileWasAdded : '')}
              </p>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)

/** Files leave the server for whoever carries the Admin's session, which a plain link does not. */
const fileOf = async ({ id }: ApplicationDocument): Promise<Blob> => {
  const answer = await fetchAsPerson(`/api/application/document/${id}`, {})
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`)
  return answer.blob()
}

const DocumentRow = ({ document }: { document: ApplicationDocument }) => {
  const { kind, file_name, media_type } = document
  const [picture, setPicture] = useState<string | null>(null)
  const { run: fetched } = useSubmit(async (handOn: (file: Blob) => unknown) => {
    try {
      await handOn(await fileOf(document))
    } catch {
      throw refused(messages.fileNotDownloaded)
    }
  })
  const isPicture = media_type.startsWith('image/')
  return (
    <li>
      <span>
        <strong>{documentWords[kind]}</strong> <span className="applications-soft">{file_name}</span>
      </span>
      <span className="applications-links">
        {isPicture && (
          <button
            type="button"
            className="form-link"
            aria-expanded={picture !== null}
            onClick={() =>
              picture === null
                ? void fetched(async (file) => setPicture(await asDataUrl(file)))
                : setPicture(null)
            }
          >
            {picture === null ? messages.show : messages.hide}
            <span className="visually-hidden"> {file_name}</span>
          </button>
        )}
        <button
          type="button"
          className="form-link"
          onClick={() => void fetched((file) => saveAsFile(file, file_name))}
        >
          {messages.download}
          <span className="visually-hidden"> {file_name}</span>
        </button>
      </span>
      {picture !== null && <img src={picture} alt={`${documentWords[kind]}: ${file_name}`} />}
    </li>
  )
}
