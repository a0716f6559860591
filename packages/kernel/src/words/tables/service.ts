import { words } from '../define.ts';

/** The state of the service: starts, deployments, what is measured. */
// biome-ignore format: a message is one line, with both languages side by side.
export const serviceWords = words({
  'service.notes': ['The service runs at the edge, where process id and memory cannot be measured. Uptime counts from when this version was first seen. Restarts are deployments and starts of isolates; the first start of each Worker does not count.', 'El servicio se ejecuta en el borde de la red, donde no se pueden medir el proceso ni la memoria. El tiempo activo cuenta desde que se vio esta versión por primera vez. Los reinicios son despliegues y arranques de isolates; el primer arranque de cada Worker no cuenta.'],
  'service.noStart': ['Nothing has started in this time.', 'En este tiempo no arrancó nada.'],
  'service.startsSpread': ['Starts are spread throughout the day.', 'Los arranques se reparten por todo el día.'],
  'service.startsInHour': ['{n} of {n2} starts falls into the hour from {time} UTC.|{n} of {n2} starts fall into the hour from {time} UTC.', '{n} de {n2} arranques cae en la hora que empieza a las {time} UTC.|{n} de {n2} arranques caen en la hora que empieza a las {time} UTC.'],
  'service.isolateStart': ['isolate start', 'arranque de un isolate'],
  'service.deployment': ['deployment', 'despliegue'],
  'service.unmeasured': ['not available at the edge', 'no disponible en el borde de la red'],
  'service.firstDeployment': ['first deployment of {version}', 'primer despliegue de {version}'],
  'service.deploymentOf': ['deployment of {version}', 'despliegue de {version}'],
  'service.starts': ['1 isolate start of {worker} in the hour that began|{n} isolate starts of {worker} in the hour that began', '1 arranque de {worker} en la hora que empezó|{n} arranques de {worker} en la hora que empezó'],
});
