import { copyText } from '../../../../kit/copy-text.ts'
import { Dialog } from '../../../../kit/form/Dialog.tsx'
import { saveAsFile } from '../../../../kit/save-as-file.ts'
import { twoStepMessages as messages } from './messages.ts'

type Props = { codes: readonly string[]; onClose: () => void }

/** Shown this once. */
export const RecoveryCodes = ({ codes, onClose }: Props) => {
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog title={messages.recoveryTitle} onClose={onClose}>
      <div className="two-step">
        <p>{messages.recoveryAbout}</p>
        <ul className="two-step-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="two-step-acts">
          <button type="button" className="button quiet" onClick={() => void copyText(text)}>
            {messages.copy}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => saveAsFile(new Blob([text], { type: 'text/plain' }), messages.file)}
          >
            {messages.download}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {messages.kept}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
