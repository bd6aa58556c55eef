import '#ui/kit/styles/fonts.css'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'
import '#ui/kit/styles/forced-colors.css'
import { startVisualiser } from '@palpite/visualiser/start.tsx'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followTranslation()
await startVisualiser(root)
