import { useEffect, useState } from 'react'
import { formMessages } from './form.messages.ts'

type Props = { password: string; known: readonly string[] }

/** The judge and its list of passwords that everybody tries come when the first one is typed. */
export const PasswordStrength = ({ password, known }: Props) => {
  const score = useScore(password, known)
  if (password === '' || score === null) return null
  return (
    <p className="form-strength" data-score={score}>
      <meter
        min={0}
        max={4}
        value={Math.max(score, 0.2)}
        aria-label={formMessages.strengthLabel}
        aria-valuetext={formMessages.strength[score]}
      />
      <span aria-live="polite">{formMessages.strength[score]}</span>
    </p>
  )
}

const useScore = (password: string, known: readonly string[]): number | null => {
  const [score, setScore] = useState<number | null>(null)
  const knownWords = known.join('\n')
  useEffect(() => {
    if (password === '') return
    let isCurrent = true
    const judge = async () => {
      const { scoreOf } = await import('./password-score.ts')
      if (isCurrent) setScore(scoreOf(password, knownWords.split('\n')))
    }
    // Without the judge the field works as well; the rule of 8 characters does not need it.
    void judge().catch(() => setScore(null))
    return () => {
      isCurrent = false
    }
  }, [password, knownWords])
  return score
}
