import { Link } from 'react-router'
import { copyText } from '../../kit/copy-text.ts'
import { QrCode, qrFile } from '../../kit/QrCode.tsx'
import { saveAsFile } from '../../kit/save-as-file.ts'
import { paths } from '../../paths.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { homeMessages as messages } from './messages.ts'

/** The showroom's ID, the link and the code that lead to it. */
export const ShowroomCard = ({ vsdId, name }: { vsdId: string; name: string }) => {
  const select = useCurrentShowroom((state) => state.select)
  const link = new URL(`/showroom${paths.enterShowroom(vsdId)}`, window.location.origin).href
  return (
    <div className="home-showroom">
      <QrCode text={link} label={messages.codeOf(vsdId)} />
      <div>
        <p className="pro-showroom">
          <span>{name}</span>
          <strong>{vsdId}</strong>
        </p>
        <p className="home-link">{link}</p>
        <div className="account-actions">
          <button
            type="button"
            className="button"
            onClick={() => void copyText(vsdId, messages.copied(vsdId))}
          >
            {messages.copyId}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => void copyText(link, messages.copied(link))}
          >
            {messages.copyLink}
          </button>
          <button
            type="button"
            className="account-plain"
            onClick={() => saveAsFile(qrFile(link), `showroom-${vsdId}.svg`)}
          >
            {messages.saveCode}
          </button>
          <Link className="account-plain" to={paths.shop} onClick={() => select(vsdId)}>
            {messages.openMyShop}
          </Link>
        </div>
      </div>
    </div>
  )
}
