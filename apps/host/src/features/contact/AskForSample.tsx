import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { contactMessages as messages } from './messages.ts'

/** The end of a sentence about pictures: a sample is asked for in the contact form. */
export const AskForSample = () => (
  <>
    <Link to={paths.sample()}>{messages.askForSample}</Link> {messages.beforeYouDecide}
  </>
)
