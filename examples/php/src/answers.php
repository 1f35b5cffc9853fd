<?php
// How every file in public/api hears and answers. Notices must never stand before the JSON: they go to the log.
declare(strict_types=1);

ini_set('display_errors', '0');
ini_set('log_errors', '1');
header('Content-Type: application/json; charset=utf-8');
header('Cache-Control: no-store');

/** Ends the request with this answer. */
function answer($data, int $status = 200): void
{
    http_response_code($status);
    echo json_encode($data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
    exit;
}

/** A refusal that the contract declares: its code in `error`, its data beside it. */
function refuse(string $code, int $status, array $data = []): void
{
    answer(['error' => $code] + $data, $status);
}

/** Calls that answer nothing. */
function done(): void
{
    answer(new stdClass());
}

/** The JSON that was sent; an empty body is an empty list. */
function body(): array
{
    $sent = json_decode(file_get_contents('php://input') ?: '[]', true);
    return is_array($sent) ? $sent : [];
}

/** Ends the request unless it came by one of these methods; gives the one it came by. */
function method(string ...$allowed): string
{
    $method = $_SERVER['REQUEST_METHOD'];
    if (!in_array($method, $allowed, true)) {
        refuse('method_not_allowed', 405);
    }
    return $method;
}
