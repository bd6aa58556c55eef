// ELK's own worker. It answers the messages of `elk-api`.
import 'elkjs/lib/elk-worker.min.js'
