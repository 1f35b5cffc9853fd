<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

method('PUT');
$me = member();
run('UPDATE likes SET seen = 1 WHERE member = ? AND liked = ?', (int) (body()['profile'] ?? 0), $me['id']);
done();
