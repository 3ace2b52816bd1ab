<?php

/**
 * One client that asks again as soon as it is answered: `php client.php '{"url": …, "bodies": […], "ms": 3000, "fresh":
 * true}'` prints a JSON list of what each request took, in ms. With `fresh`, every query is new.
 *
 * Written in PHP, because client and server share the CPU, and a request from Node costs five times as much.
 */

declare(strict_types=1);

['url' => $url, 'bodies' => $bodies, 'ms' => $lasts, 'fresh' => $isFresh] = json_decode(
    $argv[1],
    true,
    512,
    JSON_THROW_ON_ERROR,
);
['host' => $host, 'port' => $port, 'path' => $path, 'query' => $query] = parse_url($url);
$times = [];
$began = hrtime(true);
for ($i = 0; ($start = hrtime(true)) - $began < 1e6 * $lasts; $i++) {
    $body = $bodies[$i % count($bodies)];
    if ($isFresh) {
        // A parameter of the provider that the engine does not read: the same work for a new question.
        $body = str_replace('"query":', '"userToken":"' . bin2hex(random_bytes(8)) . '","query":', $body);
    }
    $socket = stream_socket_client("tcp://$host:$port", timeout: 30);
    stream_set_timeout($socket, 30);
    // HTTP/1.0: the response ends with the connection and comes in one piece.
    fwrite(
        $socket,
        "POST $path?$query HTTP/1.0\r\nHost: $host:$port\r\nContent-Type: text/plain\r\nContent-Length: " .
            strlen($body) .
            "\r\n\r\n$body",
    );
    $response = (string) stream_get_contents($socket);
    fclose($socket);
    $times[] = (hrtime(true) - $start) / 1e6;
    if (preg_match('~^HTTP/1\.[01] 200 .*?\r\n\r\n\{"results":~s', $response) !== 1) {
        fwrite(STDERR, 'A search was answered with ' . substr($response, 0, 200) . "\n");
        exit(1);
    }
}
echo json_encode($times);
