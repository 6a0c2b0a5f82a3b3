import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { call } from '../../data/call.ts'
import { sentenceOf } from '../../data/failure.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useTitle } from './useTitle.ts'
import './Projects.css'

/** /projects/join?code=…: what the mail of an invitation leads to. */
export const JoinProject = () => {
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const navigate = useNavigate()
  const [sentence, setSentence] = useState<string | null>(null)
  const asked = useRef<string | null>(null)
  useTitle('Join a project')
  useEffect(() => {
    // A code is good once: however often this is drawn, it is asked for once.
    if (asked.current === code) return
    asked.current = code
    call('POST /api/project_invitation', { body: { code } })
      .then(({ data, message }) => {
        if (message) toast.success(message)
        return navigate(paths.project(data.project_id), { replace: true })
      })
      .catch((failure: unknown) => setSentence(sentenceOf(failure)))
  }, [code, navigate])
  if (sentence === null)
    return (
      <div className="page project-join" aria-busy="true">
        <p role="status">Opening the project…</p>
      </div>
    )
  return (
    <div className="page project-join">
      <h1>This invitation did not open</h1>
      <p role="alert">{sentence}</p>
      <Link className="button" to={paths.projects}>
        Go to your projects
      </Link>
    </div>
  )
}
