import { call } from '../../../data/call.ts'
import { CollectButton } from '../../../kit/CollectButton.tsx'

export const DataDownload = () => (
  <CollectButton className="button" collect={collectData}>
    Download my data
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
