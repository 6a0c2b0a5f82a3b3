import { Link } from 'react-router'
import { paths } from '../paths.ts'
import './NotFound.css'

export const NotFound = () => (
  <div className="page not-found">
    <h1>There was an error with your request</h1>
    <p>The page you asked for is not here. That can have one of these reasons:</p>
    <ul>
      <li>The page has moved.</li>
      <li>Your bookmark is outdated.</li>
      <li>The address was typed with a mistake.</li>
    </ul>
    <div className="not-found-actions">
      <Link className="button" to={paths.home}>
        Back to Home
      </Link>
      <a className="button quiet" href="mailto:support@showroom.example">
        Contact support
      </a>
    </div>
  </div>
)
