import { createRequire } from 'node:module'

/** The function of firebase-tools that this file uses. The package has no types. */
type AuthServer = {
  createApp(
    project: string,
    singleProjectMode: 0,
  ): Promise<{ listen(port: number, host: string, ready: () => void): { address(): { port: number } } }>
}

const HOST = '127.0.0.1'

/**
 * Runs only Firebase's Auth emulator for one project, without a login, Java or the network.
 * FIREBASE_PROJECT_ID names the project. PORT sets the port, which is any free port by default.
 */
const { createApp }: AuthServer = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server')
const app = await createApp(process.env.FIREBASE_PROJECT_ID ?? 'demo-palpite', 0)
const server = app.listen(Number(process.env.PORT ?? 0), HOST, () => {
  console.log(`Auth emulator is ready at http://${HOST}:${server.address().port}`)
})
