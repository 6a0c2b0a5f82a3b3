import { call } from '../../../data/call.ts'
import { CollectButton } from '../../../kit/CollectButton.tsx'
import { accountMessages as messages } from '../messages.ts'

export const DataDownload = () => (
  <CollectButton className="button" collect={collectData}>
    {messages.downloadMyData}
  </CollectButton>
)

const collectData = async () => {
  const { data } = await call('GET /api/account/data', {})
  return {
    file_name: 'showroom-data.json',
    media_type: 'application/json',
    text: JSON.stringify(data, null, 2),
  }
}
