import type { AiUser } from '@showroom/contract/design-ai/design-ai'
import { useState } from 'react'
import { CollectButton } from '../../kit/CollectButton.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { aiAccountMessages as messages } from './account.messages.ts'
import { aiCall } from './ai-call.ts'
import { keepCredits } from './ai-session.ts'
import { ForgetAccount } from './ForgetAccount.tsx'
import { LinkShopAccount } from './LinkShopAccount.tsx'

/** Whose account it is, what it is linked with, what is kept of it, and how it goes. */
export const AccountDialog = ({ user }: { user: AiUser }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="form-link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.open}
      </button>
      {isOpen && (
        <Dialog title={messages.title} onClose={() => setOpen(false)}>
          <div className="ai-dialog ai-own-account">
            <p>
              {user.full_name}
              <br />
              <span className="ai-soft">{user.email}</span>
            </p>
            <LinkShopAccount user={user} />
            <section>
              <h3>{messages.data}</h3>
              <p className="form-hint">{messages.dataHint}</p>
              <CollectButton className="button quiet" collect={collectData}>
                {messages.download}
              </CollectButton>
            </section>
            <ForgetAccount user={user} />
          </div>
        </Dialog>
      )}
    </>
  )
}

const collectData = async () => {
  const { data } = await aiCall('GET /api/AI/data', {})
  keepCredits(data.credits)
  return {
    file_name: 'ai-design-data.json',
    media_type: 'application/json',
    text: JSON.stringify(data, null, 2),
  }
}
