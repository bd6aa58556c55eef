import { randomBytes } from 'node:crypto'
import type { Project } from '@palpite/paths/command/project.ts'
import type { Plugin } from 'vite'
import { ADDRESSES, answer } from './answer.ts'
import { TOKEN_META } from './replay-ask.ts'
import { Runner } from './runner.ts'

/** Lets the page start replays of a project's paths. Works only on the development server, not in builds. */
export function runnerPlugin(project: Project): Plugin {
  const token = randomBytes(32).toString('base64url')
  const runner = new Runner(project)
  return {
    name: 'replay-runner',
    apply: 'serve',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: TOKEN_META, content: token }, injectTo: 'head' },
    ],
    configureServer({ middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        if (!ADDRESSES.test(incoming.url ?? '')) return next()
        answer(incoming, outgoing, { runner, token }).catch(next)
      })
    },
    buildEnd: () => runner.stop(),
  }
}
