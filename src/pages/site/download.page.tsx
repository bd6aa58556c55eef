import { deviceKind, isInstalled } from '#api/site/installation.ts'
import { installationMachine } from '#machines/site/installation.machine.ts'
import { useFlow } from '#pages/kit/use-flow.ts'
import { DownloadPage } from '#ui/site/download/download-page.tsx'
import { useDownloads } from './use-downloads.ts'

/** Installing the site as an app (ROUTE-05). */
export function DownloadHere() {
  const actor = useFlow(installationMachine, { input: { isInstalled: isInstalled() } })
  return <DownloadPage actor={actor} device={deviceKind()} places={useDownloads()} />
}
