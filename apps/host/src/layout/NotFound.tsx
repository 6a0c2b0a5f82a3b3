import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { SitePicture } from '../kit/picture/SitePicture.tsx'
import { layoutMessages as messages } from './messages.ts'
import './NotFound.css'

export const NotFound = () => {
  return (
    <div className="page not-found">
      <div className="not-found-words">
        <h1>{messages.notFoundTitle}</h1>
        <p>{messages.notFoundLead}</p>
        <ul>
          <li>{messages.pageHasMoved}</li>
          <li>{messages.bookmarkIsOutdated}</li>
          <li>{messages.addressIsWrong}</li>
        </ul>
        <p>
          {messages.stillNotThere} <Link to={paths.contact}>{messages.contactSupport}</Link>
          {messages.contactSupportAfter}
        </p>
        <div className="not-found-actions">
          <Link className="button" to={paths.home}>
            {messages.backToHome}
          </Link>
          <Link className="button quiet" to={paths.shop}>
            {messages.seeAllMaterials}
          </Link>
        </div>
      </div>
      <SitePicture
        name="not-found"
        sizes="(min-width: 1025px) 44vw, 100vw"
        alt=""
        className="not-found-picture"
        isFirst
      />
    </div>
  )
}
