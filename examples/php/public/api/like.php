<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

$me = member();
$method = method('PUT', 'DELETE');
$other = profileOf(body()['profile'] ?? 0);
if ($other['id'] === $me['id']) {
    refuse('own_profile', 422);
}
if ($method === 'DELETE') {
    run('DELETE FROM likes WHERE member = ? AND liked = ?', $me['id'], $other['id']);
    done();
}
run('INSERT OR IGNORE INTO likes (member, liked) VALUES (?, ?)', $me['id'], $other['id']);
answer(['match' => one('SELECT 1 FROM likes WHERE member = ? AND liked = ?', $other['id'], $me['id']) !== null]);
