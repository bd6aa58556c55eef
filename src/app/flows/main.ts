import '#ui/kit/styles/fonts.css'
import '#ui/kit/styles/tokens.css'
import '#ui/kit/styles/base.css'
import '#ui/kit/styles/forced-colors.css'
import { startVisualiser } from '@palpite/visualiser/start.tsx'
import { localeOf, tagOf } from '#domain/text/language-tag.ts'
import { languageTagsIn } from '#domain/text/parse-language-tags.ts'
import { followTranslation } from '#ui/kit/translated-page/follow-translation.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followTranslation()
const tags = languageTagsIn(document)
await startVisualiser(root, (language) => ({ tag: tagOf(language, tags), locale: localeOf(language, tags) }))
