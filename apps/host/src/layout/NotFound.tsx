import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { SitePicture } from '../kit/picture/SitePicture.tsx'
import './NotFound.css'

export const NotFound = () => {
  return (
    <div className="page not-found">
      <div className="not-found-words">
        <h1>There was an error with your request</h1>
        <p>The page you asked for is not here. That can have one of these reasons:</p>
        <ul>
          <li>The page has moved.</li>
          <li>Your bookmark is outdated.</li>
          <li>The address (URL) is wrong: typed with a mistake, or cut off.</li>
        </ul>
        <p>
          Still not where you wanted to be? <Link to={paths.contact}>Contact support</Link>, and we find it
          for you.
        </p>
        <div className="not-found-actions">
          <Link className="button" to={paths.home}>
            Back to Home
          </Link>
          <Link className="button quiet" to={paths.shop}>
            See all materials
          </Link>
        </div>
      </div>
      <SitePicture
        name="not-found"
        sizes="(min-width: 900px) 44vw, 100vw"
        alt=""
        className="not-found-picture"
        isFirst
      />
    </div>
  )
}
