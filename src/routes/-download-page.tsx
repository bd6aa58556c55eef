import { deviceKind, isInstalled } from '#api/installation.ts'
import { installationMachine } from '#machines/installation.machine.ts'
import { DownloadPage } from '#ui/download/download-page.tsx'
import { useDownloads } from './-use-downloads.ts'
import { useFlow } from './-use-flow.ts'

/** ROUTE-05: how to have the site as an app. */
export function DownloadHere() {
  const actor = useFlow(installationMachine, { input: { isInstalled: isInstalled() } })
  return <DownloadPage actor={actor} device={deviceKind()} places={useDownloads()} />
}
