// Serves a function as AWS Lambda does when it is invoked: `node function-server.mjs MODULE`. Prints its port.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { handler } = await import(process.argv[2]);

async function invoke(request) {
  try {
    return { body: await handler(await json(request), {}), headers: {} };
  } catch (error) {
    // AWS returns 200 for a function that throws.
    const headers = { 'x-amz-function-error': 'Unhandled' };
    return { body: { errorType: error.name, errorMessage: error.message }, headers };
  }
}

const server = createServer((request, response) => {
  void invoke(request).then(({ body, headers }) =>
    response.writeHead(200, headers).end(JSON.stringify(body)),
  );
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
