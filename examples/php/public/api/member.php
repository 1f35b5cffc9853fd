<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('GET');
$row = profileOf($_GET['id'] ?? 0);
$me = (int) (currentMember()['id'] ?? 0);
$likes = static function (int $from, int $to): bool {
    return one('SELECT 1 FROM likes WHERE member = ? AND liked = ?', $from, $to) !== null;
};
$conversation = conversationOf($me, (int) $row['id']);
answer([
    'profile' => profile($row),
    'photos' => [],
    'liked' => $likes($me, (int) $row['id']),
    'likes_me' => $likes((int) $row['id'], $me),
    'conversation' => $conversation === null ? null : ['id' => (int) $conversation['id']],
]);
